// @ts-check
// Last script of a page: shows the page after the other scripts have filled it. Without this, content
// would move while it is filled in, and in a frame Chromium would lay it out before its styles load.
for (const page of document.querySelectorAll('main[hidden]')) page.removeAttribute('hidden');
