import { postForm } from '@contract/content';
import { putNewsletter } from '@contract/customer';
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
      query: ({ form, fields: { name = '', email = '', ...rest } }) =>
        form === 'newsletter'
          ? call(putNewsletter, {
              body: { is_subscribed: true, email, 'g-recaptcha-response': rest['g-recaptcha-response'] },
            })
          : call(postForm, { params: { form }, body: { ...rest, name, email } }),
      onQueryStarted: ({ form, fields }, { queryFulfilled, dispatch }) =>
        queryFulfilled.then(
          () => dispatch(trackEvent(formSubmitted(form, fields))),
          () => {},
        ),
    }),
  }),
});

export const { useSendFormMutation } = formApi;
