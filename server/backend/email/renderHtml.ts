import type { TenantConfig } from '../../../contract/config.ts';
import { brandOf, type EmailBrand } from './emailBrand.ts';
import type { EmailBlock, EmailParts } from './emailParts.ts';
import { Html, html, lines } from './html.ts';

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const INK = '#22262a';
const SOFT = '#5b6570';
const LINE = '#dfe3e7';
const body = `${FONT};font-size:16px;line-height:1.5;color:${INK}`;
const small = `${FONT};font-size:14px;line-height:1.5;color:${SOFT}`;

/** A row of the card. Rows have padding, because mail programs ignore margins. */
const row = (content: Html, padding = '0 32px 20px') =>
  html`<tr><td class="pad" style="padding:${padding}">${content}</td></tr>`;

const table = (rows: readonly Html[]) =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table>`;

const itemRow = ({ name, detail, total }: { name: string; detail: string; total: string }) =>
  html`<tr><td class="ink line" style="${body};padding:12px 12px 12px 0;border-top:1px solid ${LINE}"><strong>${name}</strong><br><span class="soft" style="${small}">${detail}</span></td><td class="ink line" align="right" valign="top" style="${body};padding:12px 0;border-top:1px solid ${LINE};white-space:nowrap">${total}</td></tr>`;

const totalRow = ({ label, value, isTotal }: { label: string; value: string; isTotal: boolean }) => {
  const weight = isTotal ? 'font-weight:700' : 'font-weight:400';
  return html`<tr><td class="ink" style="${body};${weight};padding:3px 0">${label}</td><td class="ink" align="right" style="${body};${weight};padding:3px 0;white-space:nowrap">${value}</td></tr>`;
};

const factRow = ({ label, lines: words }: { label: string; lines: string[] }) =>
  html`<tr><td class="soft stack" valign="top" width="34%" style="${small};padding:4px 12px 4px 0">${label}</td><td class="ink stack" valign="top" style="${body};padding:3px 0">${lines(words.join('\n'))}</td></tr>`;

/** A button made of table cells, because Outlook ignores padding on links. */
const button = (label: string, url: string, { primary, onPrimary, radius }: EmailBrand) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${primary}" style="background:${primary};border-radius:${radius}px"><a href="${url}" target="_blank" rel="noopener" style="${FONT};display:inline-block;padding:14px 28px;font-size:16px;font-weight:600;color:${onPrimary};text-decoration:none">${label}</a></td></tr></table>`;

function blockHtml(block: EmailBlock, brand: EmailBrand): Html {
  switch (block.block) {
    case 'text':
      return row(html`<p class="ink" style="${body};margin:0">${lines(block.text)}</p>`);
    case 'note':
      return row(html`<p class="soft" style="${small};margin:0">${lines(block.text)}</p>`);
    case 'quote':
      return row(
        html`<div class="ink" style="${body};padding:4px 0 4px 16px;border-left:3px solid ${brand.primary};word-break:break-word">${lines(block.text)}</div>`,
      );
    case 'button':
      return row(button(block.label, block.url, brand), '4px 32px 24px');
    case 'link':
      return row(
        html`<p class="soft" style="${small};margin:0"><a class="soft" href="${block.url}" target="_blank" rel="noopener" style="color:${SOFT}">${block.label}</a></p>`,
      );
    case 'facts':
      return row(table(block.rows.map(factRow)));
    case 'items':
      return row(table(block.rows.map(itemRow)), '0 32px 8px');
    case 'totals':
      return row(
        html`<div class="line" style="border-top:2px solid ${LINE};padding-top:10px">${table(block.rows.map(totalRow))}</div>`,
      );
  }
}

/**
 * Optional styles: the email is complete if a mail program drops them. In dark mode the logo keeps its white background, which it was
 * designed for.
 */
const STYLE = new Html(`<style>
@media (max-width:600px){.pad{padding-left:20px!important;padding-right:20px!important}.stack{display:block!important;width:auto!important}.soft.stack{padding-top:10px!important}}
@media (prefers-color-scheme:dark){.ground{background:#16191c!important}.card{background:#22272c!important}.ink{color:#f1f3f5!important}.soft{color:#b4bcc5!important}.line{border-color:#444c54!important}}
</style>`);

const logo = ({ logoUrl, name, primary }: EmailBrand) =>
  logoUrl
    ? html`<img src="${logoUrl}" alt="${name}" height="40" style="${FONT};display:block;height:40px;max-width:100%;border:0;font-size:20px;font-weight:700;color:${primary}">`
    : html`<span style="${FONT};font-size:20px;font-weight:700;color:${primary}">${name}</span>`;

interface Frame {
  config: TenantConfig;
  /** en, fr */
  language: string;
  /** Origin of the logo: https://shop.example */
  origin: string;
}

/** The HTML of an email, with tables and inline styles, because mail programs support little else. All texts are escaped. */
export function renderHtml({ heading, preview, blocks }: EmailParts, frame: Frame): string {
  const brand = brandOf(frame.config, frame.origin);
  const contact = [brand.name, frame.config.phone, frame.config.email].filter(Boolean).join(' · ');
  const { markup } = html`<!doctype html>
<html lang="${frame.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${heading}</title>
${STYLE}
</head>
<body class="ground" style="margin:0;padding:0;background:#f2f4f5">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f2f4f5" style="background:#f2f4f5"><tr><td align="center" style="padding:24px 12px">
<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="max-width:600px;background:#ffffff;border-radius:${brand.radius}px;overflow:hidden">
<tr><td class="pad" bgcolor="#ffffff" style="padding:24px 32px;background:#ffffff;border-top:6px solid ${brand.primary}">${logo(brand)}</td></tr>
${row(html`<h1 class="ink" style="${FONT};font-size:26px;line-height:1.25;color:${INK};margin:0">${heading}</h1>`, '24px 32px 16px')}
${blocks.map((block) => blockHtml(block, brand))}
<tr><td style="padding:0 0 8px"></td></tr>
</table>
<p class="soft" style="${small};max-width:600px;margin:16px 0 0;text-align:center">${contact}</p>
</td></tr></table>
</body>
</html>`;
  return markup;
}
