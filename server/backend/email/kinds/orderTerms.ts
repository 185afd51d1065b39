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

/** The rebates that the shopper can claim by mail, each with its deadline and form. */
export function claimBlocks({ mail_in_claims: claims }: Order, scope: EmailScope): EmailBlock[] {
  const { t, link, language } = scope;
  return claims.flatMap(({ title, amount, form_url, until }) => {
    const day =
      until &&
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(until));
    const words = t(day ? 'mailClaimUntil' : 'mailClaim', {
      amount: moneyText(amount, scope),
      title,
      date: day,
    });
    return form_url
      ? [paragraph(words), linkLine(t('mailClaimForm'), new URL(form_url, link('/')).href)]
      : [paragraph(words)];
  });
}
