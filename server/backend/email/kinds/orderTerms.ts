import type { Order } from '../../../../contract/order.ts';
import { webLocale } from '../../../../contract/webLocale.ts';
import { type EmailBlock, type EmailScope, linkLine, paragraph } from '../emailParts.ts';

function moneyText(amount: number, { config }: EmailScope): string {
  const locale = webLocale(config.locale);
  return new Intl.NumberFormat(locale, { style: 'currency', currency: config.currency_code }).format(amount);
}

/** The terms of a financed order in one line; empty without a plan. */
export function planText({ financing_plan: plan }: Order, scope: EmailScope): string {
  if (!plan) return '';
  const { t, config } = scope;
  const percent = { style: 'percent', maximumFractionDigits: 2 } as const;
  return t('mailPlan', {
    count: plan.months,
    amount: moneyText(plan.monthly, scope),
    apr: new Intl.NumberFormat(webLocale(config.locale), percent).format(plan.apr / 100),
    total: moneyText(plan.total, scope),
  });
}

/** The absolute URL of a form, which may be a path of the shop; null for an invalid one, and for a path if the origin is unknown. */
function formUrlOf(formUrl: string, { link }: EmailScope): string | null {
  const home = link('/');
  const origin = URL.canParse(home) ? new URL(home).origin : undefined;
  return URL.canParse(formUrl, origin) ? new URL(formUrl, origin).href : null;
}

/** The rebates that the shopper can claim by mail, each with its deadline and form. */
export function claimBlocks({ mail_in_claims: claims }: Order, scope: EmailScope): EmailBlock[] {
  const { t, language } = scope;
  return claims.flatMap(({ title, amount, form_url, until }) => {
    const day =
      until &&
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(until));
    const words = t(day ? 'mailClaimUntil' : 'mailClaim', {
      amount: moneyText(amount, scope),
      title,
      date: day,
    });
    const url = formUrlOf(form_url, scope);
    return url ? [paragraph(words), linkLine(t('mailClaimForm'), url)] : [paragraph(words)];
  });
}
