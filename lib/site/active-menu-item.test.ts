import { expect, it } from 'vitest';

import { isActive } from './active-menu-item';

const insights = ['/blog', '/whitepapers', 'https://podcasts.example/', '/tools/genai-landscape'];
const menu = ['/', '/services', '/services/ai-products', '/industries/logistics'];
const industries = ['/industries/energy', '/industries/logistics'];

it.each<[href: string, path: string, active: boolean, within?: string[]]>([
  ['/', '/', true],
  ['/', '/about', false],
  ['/services', '/services/ai-strategy', true],
  ['/services', '/services/ai-products', false, ['/services/ai-products']],
  ['/industries/logistics', '/industries/energy', true, industries],
  ['/insights', '/blog/blog-06', true, insights],
  ['/insights', '/tools', true, insights],
  ['/insights', '/careers', false, insights],
  ['https://podcasts.example/', '/https://podcasts.example/', false],
])('%s on %s: %s', (href, path, active, within) => {
  expect(isActive(href, path, within, menu)).toBe(active);
});
