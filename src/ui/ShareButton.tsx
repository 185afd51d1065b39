import { useState } from 'react';
import { Button } from './Button';

export interface ShareButtonProps {
  /** Path and query to share; resolved against the URL of this page. */
  path: string;
  title: string;
  texts: { share: string; copied: string; failed: string };
  /** Called once the link has been shared. */
  onShared?: (method: 'share_sheet' | 'copied_link') => void;
}

/** Shares a link with the Web Share API, or else copies it and confirms that. */
export function ShareButton({ path, title, texts, onShared }: ShareButtonProps) {
  const [outcome, setOutcome] = useState('');
  async function share() {
    const url = new URL(path, window.location.href).href;
    try {
      // Only touch devices have a useful share sheet; elsewhere the link is copied.
      if (navigator.share && matchMedia('(pointer: coarse)').matches) {
        await navigator.share({ title, url });
        onShared?.('share_sheet');
        return;
      }
      await navigator.clipboard.writeText(url);
      setOutcome(texts.copied);
      onShared?.('copied_link');
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      setOutcome(isCancelled ? '' : `${texts.failed} ${url}`);
    }
  }
  return (
    <>
      <Button variant="secondary" icon="share" onClick={share}>
        {texts.share}
      </Button>
      <span role="status">{outcome}</span>
    </>
  );
}
