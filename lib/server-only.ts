// Empty. A module that imports `#server-only` can't be part of the code for browsers: package.json
// resolves the name to nothing there, so that a build and scripts/imports.test.ts fail. The
// package server-only does the same for React Server Components alone: it throws in scripts and
// unit tests, which Node.js runs without the condition `react-server`.
export {};
