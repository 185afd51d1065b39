import { postForm } from '@contract/content';
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

export const formApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendForm: build.mutation<unknown, FilledForm>({
      query: ({ form, fields: { name = '', email: typed = '', ...rest } }) => {
        const email = cleanEmail(typed);
        if (form !== 'newsletter')
          return call(postForm, { params: { form }, body: { ...rest, name, email } });
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
