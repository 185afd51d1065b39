import { useEffect, useRef, useState } from 'react';
import { renderCaptcha } from '@/browser/recaptcha';
import { Button } from './Button';
import { FieldError } from './Field';
import { Notice } from './Notice';

export interface CaptchaProps {
  siteKey: string;
  scriptUrl: string;
  /** en, fr */
  language: string;
  /** Called with a token; an empty one means that the previous token has expired. */
  onToken: (token: string) => void;
  texts: { failed: string; retry: string };
  /** Validation message below the widget. */
  error?: string;
}

/** A reCAPTCHA widget. A token is valid for one request; a new React key renders a new widget. */
export function Captcha({ siteKey, scriptUrl, language, onToken, texts, error }: CaptchaProps) {
  const container = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(-1);
  const latestOnToken = useRef(onToken);
  latestOnToken.current = onToken;

  useEffect(() => {
    if (!container.current) return;
    // The provider can't reuse an element, so each rendering gets a new one.
    const widget = document.createElement('div');
    container.current.append(widget);
    const fail = () => {
      latestOnToken.current('');
      setFailedAttempt(attempt);
    };
    renderCaptcha(
      widget,
      { siteKey, scriptUrl, language },
      { onToken: (token) => latestOnToken.current(token), onFailure: fail },
    ).catch(fail);
    return () => widget.remove();
  }, [siteKey, scriptUrl, language, attempt]);

  if (failedAttempt === attempt) {
    const retryButton = (
      <Button size="sm" variant="secondary" onClick={() => setAttempt(attempt + 1)}>
        {texts.retry}
      </Button>
    );
    return <Notice tone="bad" title={texts.failed} action={retryButton} />;
  }
  return (
    <div>
      <div ref={container} style={{ minHeight: 78 }} />
      <FieldError message={error} />
    </div>
  );
}
