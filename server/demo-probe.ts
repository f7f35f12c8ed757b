import { demoNotFound } from './demo-app';

/**
 * Whether a demo host of this project that allows frames from this machine listens on a local port.
 */
export async function isDemoHost(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      signal: AbortSignal.timeout(5000),
    });
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    return (await response.text()) === demoNotFound && policy.includes('http://localhost:*');
  } catch {
    return false;
  }
}
