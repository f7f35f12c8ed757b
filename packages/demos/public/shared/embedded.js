// @ts-check
// In the frame of the site, which names the demo above it: hides the demo's own header, and tells the
// site how high the page is, so that the frame needs no scroll bar (components/demos/demo-frame.tsx).
const site = window.parent;
if (site !== window) {
  document.documentElement.classList.add('embedded');
  const tell = () => site.postMessage({ height: Math.ceil(document.body.offsetHeight) }, '*');
  new ResizeObserver(tell).observe(document.body);
  // The scripts of the site may start later than this one.
  addEventListener('message', ({ source }) => source === site && tell());
}
