/**
 * Prefetches pages of this site while a pointer rests on their link and prerenders them on press
 * (Speculation Rules API). Files, feeds and the editor are excluded, because prerendering them
 * would have side effects that a visitor notices.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: pages(), eagerness: 'moderate' }],
  prerender: [{ where: pages(), eagerness: 'conservative' }],
});

function pages() {
  const files = '/(.*[.].*|art/.*|admin/.*)';
  return { and: [{ href_matches: '/*' }, { not: { href_matches: files } }] };
}
