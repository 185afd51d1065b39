import { useState } from 'react';
import { Button } from './Button';

interface Props {
  /** Path and query of what is shared; made whole with the address of this page. */
  path: string;
  title: string;
  texts: { share: string; copied: string; failed: string };
}

/** Hands a link to the device's own sharing, else puts it on the clipboard and says so. */
export function ShareButton({ path, title, texts }: Props) {
  const [outcome, setOutcome] = useState('');
  async function share() {
    const url = new URL(path, window.location.href).href;
    try {
      // A desktop's sharing window is a detour: there the clipboard is what people expect.
      if (navigator.share && matchMedia('(pointer: coarse)').matches) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setOutcome(texts.copied);
    } catch (error) {
      const isOwnChoice = error instanceof DOMException && error.name === 'AbortError';
      setOutcome(isOwnChoice ? '' : `${texts.failed} ${url}`);
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
