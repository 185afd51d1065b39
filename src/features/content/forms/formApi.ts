import { formRequest, postForm } from '@contract/content';
import { putNewsletter } from '@contract/customer';
import { cleanEmail } from '@contract/emailAddress';
import { call } from '@/api/call';
import { api } from '@/api/createApi';
import { trackEvent } from '@/api/useTrack';
import { formSubmitted } from '@/lib/tracked';

/** Allowed forms on content pages, the values of data-form. */
export const formNames = ['contact', 'newsletter', 'request-quote'] as const;
export type FormName = (typeof formNames)[number];

export interface FilledForm {
  form: FormName;
  /** Entered values by field name. */
  fields: Record<string, string>;
}

export const isFormName = (name: string | undefined): name is FormName =>
  formNames.some((formName) => formName === name);

/** Whether a field is a telephone number by its name (docs/spec/04 §5). */
export const isTelephoneName = (name: string): boolean => /phone/i.test(name);

const isRequestField = (name: string) => Object.hasOwn(formRequest.shape, name);

/** A request has few fields. What a shopper enters in a dealer's other fields becomes lines of the message, so that nothing is lost. */
function toRequest(fields: Record<string, string>): Record<string, string> {
  const entries = Object.entries(fields);
  const others = entries.filter(([name, value]) => !isRequestField(name) && value !== '');
  const phone = fields.telephone ? undefined : others.find(([name]) => isTelephoneName(name));
  const lines = others.filter((other) => other !== phone).map(([name, value]) => `${name}: ${value}`);
  return {
    ...Object.fromEntries(entries.filter(([name]) => isRequestField(name))),
    ...(phone ? { telephone: phone[1] } : {}),
    ...(lines.length > 0 ? { message: [fields.message ?? '', ...lines].filter(Boolean).join('\n') } : {}),
  };
}

export const formApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendForm: build.mutation<unknown, FilledForm>({
      query: ({ form, fields: { name = '', email: typed = '', ...rest } }) => {
        const email = cleanEmail(typed);
        if (form !== 'newsletter')
          return call(postForm, { params: { form }, body: { ...toRequest(rest), name, email } });
        const captcha = { 'g-recaptcha-response': rest['g-recaptcha-response'] };
        return call(putNewsletter, { body: { is_subscribed: true, email, ...captcha } });
      },
      onQueryStarted: ({ form, fields }, { queryFulfilled, dispatch }) =>
        queryFulfilled.then(
          () => dispatch(trackEvent(formSubmitted(form, fields))),
          () => {},
        ),
    }),
  }),
});

export const { useSendFormMutation } = formApi;
