import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Testing Library does this itself only for the first file of a worker.
afterEach(cleanup);
