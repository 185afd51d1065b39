import { useEffect, useRef, useState } from 'react';
import { drawCaptcha } from '@/lib/recaptcha';
import { Button } from './Button';
import { FieldError } from './FieldError';
import { Notice } from './Notice';

export interface CaptchaProps {
  siteKey: string;
  scriptUrl: string;
  /** en, fr */
  language: string;
  /** Empty: the answer has expired. */
  onToken: (token: string) => void;
  texts: { failed: string; retry: string };
  /** Beside the widget: why it must be answered. */
  error?: string;
}

/** Asks whether a person is there. A new key draws a new one: a token is good for one call. */
export function Captcha({ siteKey, scriptUrl, language, onToken, texts, error }: CaptchaProps) {
  const place = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(0);
  const [failedRound, setFailed] = useState(-1);
  const report = useRef(onToken);
  report.current = onToken;

  useEffect(() => {
    if (!place.current) return;
    // The provider never gives a place back: each drawing has one of its own.
    const drawing = document.createElement('div');
    place.current.append(drawing);
    const fail = () => {
      report.current('');
      setFailed(round);
    };
    drawCaptcha(
      drawing,
      { siteKey, scriptUrl, language },
      { onToken: (token) => report.current(token), onFailure: fail },
    ).catch(fail);
    return () => drawing.remove();
  }, [siteKey, scriptUrl, language, round]);

  if (failedRound === round) {
    const again = (
      <Button size="sm" variant="secondary" onClick={() => setRound(round + 1)}>
        {texts.retry}
      </Button>
    );
    return <Notice tone="bad" title={texts.failed} action={again} />;
  }
  return (
    <div>
      <div ref={place} style={{ minHeight: 78 }} />
      <FieldError message={error} />
    </div>
  );
}
