import { postForm } from '@contract/content';
import { isTelephone, maskTelephone } from '@contract/telephone';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useIsOffered } from '@/api/missingCalls';
import { contactOf, useConfig } from '@/config/configSlice';
import { EmailSent } from '@/config/EmailSent';
import { useCaptcha } from '@/config/useCaptcha';
import { type InvalidField, invalidFieldsOf } from '@/features/address/invalidFields';
import { isFormName, isTelephoneName, useSendFormMutation } from '@/features/content/forms/formApi';
import type { TagModule } from '@/features/content/tagModule';
import { classNames } from '@/lib/classNames';
import { maskField } from '@/lib/maskField';
import { withKeys } from '@/lib/withKeys';
import { Button } from '@/ui/Button';
import { Captcha } from '@/ui/Captcha';
import { Notice } from '@/ui/Notice';
import styles from './AvbMagentoForm.module.css';

/** Returns the form's values by field name. Several values of one field are joined by commas. */
function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => [
      name,
      data
        .getAll(name)
        .filter((value) => typeof value === 'string')
        .join(', '),
    ]),
  );
}

const isTelephoneField = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === 'tel' || isTelephoneName(target.name));

/** A form around the dealer's own fields: contact, newsletter or request-quote. */
export const Tag: TagModule['Tag'] = ({ attributes, children }) => {
  const { t } = useTranslation('content');
  const [send, { isLoading, isSuccess, error }] = useSendFormMutation();
  const thankYou = useRef<HTMLDivElement>(null);
  const errorId = useId();
  const [invalid, setInvalid] = useState<InvalidField[]>([]);
  const form = attributes['data-form'];
  const captcha = useCaptcha(form ?? '');
  const isOffered = useIsOffered(postForm);
  const contact = contactOf(useConfig());

  // The form is removed after success, so the focus moves to the confirmation.
  useEffect(() => {
    if (isSuccess) thankYou.current?.focus();
  }, [isSuccess]);

  if (!isFormName(form)) return null;
  if (!isOffered && form !== 'newsletter') return <Notice>{t('form.unavailable', { contact })}</Notice>;
  if (isSuccess) {
    return (
      <div ref={thankYou} tabIndex={-1}>
        <Notice tone="good">
          <EmailSent>{attributes['data-success'] || t('form.sent')}</EmailSent>
        </Notice>
      </div>
    );
  }
  // The mask of docs/spec/05 §6.
  function maskInput(field: HTMLInputElement) {
    maskField(field, maskTelephone);
    field.setCustomValidity(field.value === '' || isTelephone(field.value) ? '' : t('form.telephoneInvalid'));
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isFormName(form) || isLoading) return;
    const fields = invalidFieldsOf(event.currentTarget);
    setInvalid(fields);
    // The fields are the dealer's own markup and not controlled by React.
    for (const { control } of invalid) control.removeAttribute('aria-invalid');
    for (const { control } of fields) control.setAttribute('aria-invalid', 'true');
    fields[0]?.control.focus();
    if (fields.length > 0 || captcha.isMissing) return;
    void send({ form, fields: { ...fieldsOf(event.currentTarget), ...captcha.body } });
    captcha.reset();
  }
  const messages = invalid.map(({ name, problem, message }) =>
    problem === 'other' ? t('form.invalid', { name, message }) : t(`form.${problem}`, { name }),
  );
  return (
    <form
      className={classNames(styles.form, attributes.class)}
      data-form={form}
      noValidate
      onSubmit={submit}
      onInput={({ target }) => isTelephoneField(target) && maskInput(target)}
      aria-describedby={error || invalid.length > 0 ? errorId : undefined}
    >
      {children}
      {invalid.length > 0 && (
        <div id={errorId}>
          <Notice tone="bad">
            {withKeys(messages).map(([key, message]) => (
              <p key={key}>{message}</p>
            ))}
          </Notice>
        </div>
      )}
      {error && invalid.length === 0 && (
        <div id={errorId}>
          <Notice tone="bad">{messageOf(error, t('form.failed'))}</Notice>
        </div>
      )}
      {captcha.isNeeded && (
        <Captcha
          key={captcha.round}
          {...captcha.widget}
          error={captcha.isMissing ? captcha.missing : undefined}
        />
      )}
      <Button type="submit" isBusy={isLoading}>
        {attributes['data-submit-label'] || t('form.send')}
      </Button>
    </form>
  );
};
