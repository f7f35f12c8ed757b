/** A browser engine under test. Each session starts a separate browser with an empty cache. */
export interface Engine {
  name: string;
  open(): Promise<Session>;
  close(): Promise<void>;
}

/** Actions of the flows, limited to what WebDriver and WebDriver BiDi share. */
export interface Session {
  /** Loads a URL in a window of the given width in CSS px. */
  goto(url: string, width: number): Promise<void>;
  /**
   * Clicks with the pointer on the first visible element that matches a CSS selector and contains a
   * text.
   */
  click(selector: string, text?: string): Promise<void>;
  /** Clicks on a field and types text. */
  type(selector: string, text: string): Promise<void>;
  /** Value of a JavaScript expression in the page. Must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Writes a PNG of the window. */
  screenshot(file: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Window sizes in CSS px: the width of a laptop, the minimum width of a WebKit window, and the
 * height.
 */
export const wide = 1280;
export const narrow = 480;
export const height = 800;

/** Source of a JavaScript function of (selector, text) that returns a visible element or null. */
export const findVisible = `function (selector, text) {
  return [...document.querySelectorAll(selector)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.textContent.includes(text)) ?? null;
}`;

const deadlineMs = 60_000;

/**
 * Waits until a JavaScript expression is true in the page.
 *
 * @throws Error with the expression after 60 seconds
 */
export async function until(session: Session, expression: string): Promise<void> {
  const deadline = Date.now() + deadlineMs;
  while (Date.now() < deadline) {
    // Evaluation fails during a navigation; try again.
    if (await session.evaluate(`Boolean(${expression})`).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`never true: ${expression}`);
}
