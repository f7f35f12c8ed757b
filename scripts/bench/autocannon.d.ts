declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** In seconds. */
    duration?: number;
    /** Number of requests, instead of a duration. */
    amount?: number;
    method?: 'POST';
    headers?: Record<string, string>;
    body?: string;
  }

  interface Result {
    requests: { average: number };
    latency: { p99: number };
    errors: number;
    non2xx: number;
  }

  /** The part of autocannon that is used here. Its own types are not installed by every command. */
  export default function autocannon(options: Options): Promise<Result>;
}
