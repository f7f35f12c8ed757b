// @ts-check
// The last of a page's scripts: shows the page once the others have filled it. A page that filled
// itself before the visitor's eyes would move, and in a frame Chromium lays it out before its styles.
for (const page of document.querySelectorAll('main[hidden]')) page.removeAttribute('hidden');
