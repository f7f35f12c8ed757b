// Next.js compiles the sheet for the browsers of package.json; Tailwind would do it for older ones.
export default { plugins: { '@tailwindcss/postcss': { optimize: false } } };
