'use client';

import { useState, useSyncExternalStore } from 'react';
import * as messages from '#lib/site/messages';

const unchanging = () => () => undefined;
const canShare = () => 'share' in navigator;

/** Canonical address of the page, without what a visitor has added to it. */
const address = () =>
  document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;

const button = 'py-1.5 font-semibold text-primary-text hover:underline';

/** Copies the address of the page or, where the system has a share sheet, opens it. */
export function ShareLinks({ title }: { title: string }) {
  const [message, setMessage] = useState('');
  const shares = useSyncExternalStore(unchanging, canShare, () => false);

  async function copy() {
    // Emptied first, so that a screen reader announces the same words again.
    setMessage('');
    try {
      await navigator.clipboard.writeText(address());
      setMessage(messages.share.copied);
    } catch {
      setMessage(messages.share.notCopied);
    }
  }

  async function share() {
    try {
      await navigator.share({ title, url: address() });
    } catch (error) {
      // The visitor closed the share sheet, or the browser did not open it for a click that was
      // held until now.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  }

  return (
    <div className="scripts-only mb-8 flex flex-wrap gap-x-5 text-small">
      <button type="button" onClick={copy} className={button}>
        {messages.share.copy}
      </button>
      {shares && (
        <button type="button" onClick={share} className={button}>
          {messages.share.share}
        </button>
      )}
      <output aria-label={messages.share.result} className="py-1.5 text-muted">
        {message}
      </output>
    </div>
  );
}
