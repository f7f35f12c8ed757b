/**
 * Pages of ours are fetched when a pointer rests on their link and made ready when it is pressed
 * (Speculation Rules API). Files, feeds and the editor stay out: nothing is made ready that a
 * visitor would notice.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: pages(), eagerness: 'moderate' }],
  prerender: [{ where: pages(), eagerness: 'conservative' }],
});

function pages() {
  const files = '/(.*[.].*|art/.*|admin/.*)';
  return { and: [{ href_matches: '/*' }, { not: { href_matches: files } }] };
}
