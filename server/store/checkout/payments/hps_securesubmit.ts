import * as z from 'zod/mini';
import { cardTokenMethod } from '../cardTokenMethod.ts';
import { decimal } from '../gateways/amounts.ts';
import { askProvider, ProviderSilent } from '../gateways/askProvider.ts';
import { elements, textOf, XML_HEADERS } from '../gateways/xml.ts';

const settings = z.object({
  /** https://api2.heartlandportico.com/Hps.Exchange.PosGateway/PosGatewayService.asmx */
  api_url: z.string(),
  secret_key: z.string(),
});

async function ask({ api_url, secret_key }: z.output<typeof settings>, transaction: Record<string, unknown>) {
  const envelope = elements({
    'soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"': {
      'soap:Body': {
        'PosRequest xmlns="http://Hps.Exchange.PosGateway"': {
          'Ver1.0': { Header: { SecretAPIKey: secret_key }, Transaction: transaction },
        },
      },
    },
  });
  const said = await askProvider(api_url, { headers: XML_HEADERS, body: envelope });
  const gateway = textOf(said, 'GatewayRspCode');
  if (!gateway) throw new ProviderSilent('Heartland answered what can’t be read');
  return {
    isGranted: gateway === '0' && /^(00|85)?$/.test(textOf(said, 'RspCode')),
    id: textOf(said, 'GatewayTxnId'),
    text: textOf(said, 'RspText') || textOf(said, 'GatewayRspMsg'),
  };
}

/** Heartland Secure Submit: CreditSale with the token that the browser got by JSONP. */
export const method = cardTokenMethod({
  settings,
  missing: 'heartlandTokenMissing',
  isOffered: ({ heartland }) => heartland.enabled,
  charge: async (token, { grandTotal, reference, billing }, own) => {
    const { isGranted, id, text } = await ask(own, {
      CreditSale: {
        Block1: {
          CardData: { TokenData: { TokenValue: token } },
          Amt: decimal(grandTotal),
          CardHolderData: {
            CardHolderFirstName: billing.firstname,
            CardHolderLastName: billing.lastname,
            CardHolderZip: billing.postcode,
          },
          AdditionalTxnFields: { InvoiceNbr: reference },
          AllowDup: 'N',
        },
      },
    });
    return isGranted ? { id } : { refused: text };
  },
  release: (id, _order, own) => ask(own, { CreditVoid: { GatewayTxnId: id } }),
});
