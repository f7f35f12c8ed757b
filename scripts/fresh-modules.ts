import { vi } from 'vitest';

// Mutation testing runs the tests of many mutants in one process. A module that keeps results, such
// as pages of the content, would give those of the code without the mutant.
vi.resetModules();
Reflect.deleteProperty(globalThis, 'parsedContent');
