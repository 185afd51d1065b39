import { isEmail } from '../../../../contract/emailAddress.ts';
import { productPath } from '../../../../contract/paths.ts';
import { personName } from '../../../../contract/personName.ts';
import type { postSwatches } from '../../../../contract/productEndpoints.ts';
import { mergeAddress } from '../../customers/addressBook.ts';
import { normalizeEmail } from '../../customers/signIn.ts';
import { sendRequest } from '../../email/sendRequest.ts';
import type { BodyOf } from '../../route.ts';
import { type RequestContext, rejection } from '../../session/requestContext.ts';
import { localizedText } from '../catalogMessages.ts';
import type { PageRow } from './findProduct.ts';

/** Finds the labels of the ordered swatches. @throws ApiError 422 if there are more than the product allows, or unknown ones */
function labelsOf(context: RequestContext, { details }: PageRow, options: readonly string[]): string[] {
  const most = details.freeSwatches ?? 0;
  if (most === 0) throw rejection(context, 422, 'swatchesNone');
  const ids = [...new Set(options)];
  if (ids.length > most) throw rejection(context, 422, 'swatchesMost', { count: most });
  const offered = details.options.flatMap(({ values }) => values.filter(({ swatch }) => swatch !== null));
  return ids.map((id) => {
    const option = offered.find(({ key }) => key === id);
    if (!option) throw rejection(context, 422, 'swatchesNone');
    return localizedText(option.label, context.tenant.language);
  });
}

/** Sends an order of free swatches to the dealer, who mails them, and stores it for the desk. @throws ApiError 422 */
export async function orderSwatches(
  context: RequestContext,
  row: PageRow,
  order: BodyOf<typeof postSwatches>,
) {
  const { tenant } = context;
  const swatches = labelsOf(context, row, order.options);
  const email = normalizeEmail(order.email);
  if (!isEmail(email)) throw rejection(context, 422, 'emailBad');
  const address = mergeAddress(context, undefined, order.address);
  const { company, street, city, region, postcode, country_id, telephone } = address;
  const name = personName(address);
  await sendRequest(context, {
    kind: 'swatches',
    contents: {
      name,
      email,
      telephone,
      swatches,
      language: context.language,
      product: localizedText(row.name, tenant.language),
      sku: row.sku,
      path: productPath(row.urlKey),
      address: [company, ...street, `${city}, ${region} ${postcode}`, country_id].filter(
        (line) => line !== '',
      ),
    },
  });
}
