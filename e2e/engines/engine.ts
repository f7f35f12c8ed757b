/** A browser engine under test. Each session is a browser of its own with an empty cache. */
export interface Engine {
  name: string;
  open(): Promise<Session>;
  close(): Promise<void>;
}

/** What the flows do in a browser, in the terms that WebDriver and WebDriver BiDi share. */
export interface Session {
  /** Loads an address in a window of the given width in CSS px. */
  goto(url: string, width: number): Promise<void>;
  /** Clicks with the pointer on the first visible element of a CSS selector that contains a text. */
  click(selector: string, text?: string): Promise<void>;
  /** Clicks on a field and types. */
  type(selector: string, text: string): Promise<void>;
  /** Value of a JavaScript expression in the page; JSON values only. */
  evaluate(expression: string): Promise<unknown>;
  /** Writes a PNG of the window. */
  screenshot(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Width in px and height in px of the windows: a laptop's and the narrowest that WebKit's has. */
export const wide = 1280;
export const narrow = 480;
export const height = 800;

/** Source of a function of (selector, text) that returns an element or null. */
export const findVisible = `function (selector, text) {
  return [...document.querySelectorAll(selector)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.textContent.includes(text)) ?? null;
}`;

const deadlineMs = 60_000;

/**
 * Waits until a JavaScript expression is true in the page.
 *
 * @throws Error that names the expression, after a minute
 */
export async function until(session: Session, expression: string): Promise<void> {
  const deadline = Date.now() + deadlineMs;
  while (Date.now() < deadline) {
    // A page that is just being left can't be asked.
    if (await session.evaluate(`Boolean(${expression})`).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`never true: ${expression}`);
}
