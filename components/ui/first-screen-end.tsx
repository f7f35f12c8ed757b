/**
 * Marks the end of what the first screen of a page shows. The finishing step inlines the CSS rules
 * of what is above, and replaces this element with the link to the style sheet of what is below
 * (scripts/build/finish/first-screen.ts). Without the finishing step it does nothing: `itemProp`
 * makes React leave the link where it is.
 *
 * Place it where nothing above moves when the content below appears.
 */
export function FirstScreenEnd() {
  return <link itemProp="first-screen-end" href="#main" />;
}
