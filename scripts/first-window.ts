/**
 * Bytes that a server may send before it has heard from the browser: ten packets of 1,460 bytes (RFC
 * 6928). A document that fits with its headers arrives in one round trip.
 */
export const firstWindow = 14_600;

/** Limit of the headers of a page, in bytes. */
export const headerLimit = 1000;

/** Most bytes of a compressed document that arrives in the first window. */
export const documentLimit = firstWindow - headerLimit;
