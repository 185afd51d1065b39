import * as z from 'zod/mini';
import { cardTokenMethod } from '../cardTokenMethod.ts';
import { amountIn, decimal, reportedCents } from '../gateways/amounts.ts';
import { callProvider, ProviderTimeoutError } from '../gateways/callProvider.ts';
import { dayBefore, searchEnd } from '../gateways/searchTime.ts';
import { voidOrRefund } from '../gateways/voidOrRefund.ts';
import { allOf, elements, hasElement, readXml, textOf, XML_HEADERS } from '../gateways/xml.ts';
import { type Charge, type PaymentRecord, PaymentRefusedError } from '../paymentMethod.ts';

const settings = z.object({
  /** https://api2.heartlandportico.com/Hps.Exchange.PosGateway/PosGatewayService.asmx */
  api_url: z.string(),
  secret_key: z.string(),
});
type Settings = z.output<typeof settings>;

async function send({ api_url, secret_key }: Settings, transaction: Record<string, unknown>) {
  const envelope = elements({
    'soap:Envelope': {
      '@xmlns:soap': 'http://schemas.xmlsoap.org/soap/envelope/',
      'soap:Body': {
        PosRequest: {
          '@xmlns': 'http://Hps.Exchange.PosGateway',
          'Ver1.0': { Header: { SecretAPIKey: secret_key }, Transaction: transaction },
        },
      },
    },
  });
  const result = readXml(await callProvider(api_url, { headers: XML_HEADERS, body: envelope }));
  const gateway = textOf(result, 'GatewayRspCode');
  if (!gateway) throw new ProviderTimeoutError('Heartland sent an unreadable response');
  return {
    isAccepted: gateway === '0',
    isGranted: gateway === '0' && /^(00|85)?$/.test(textOf(result, 'RspCode')),
    id: textOf(result, 'GatewayTxnId'),
    text: textOf(result, 'RspText') || textOf(result, 'GatewayRspMsg'),
    response: result,
  };
}

async function requireApproval(own: Settings, transaction: Record<string, unknown>) {
  const { isGranted, text } = await send(own, transaction);
  if (!isGranted) throw new PaymentRefusedError(text);
}

/** Finds the sales of an invoice number that are open (A) or closed with their batch (C) and have no return. */
async function find({ reference, startedAt }: PaymentRecord, own: Settings): Promise<Charge[]> {
  const { response: result, isAccepted } = await send(own, {
    FindTransactions: {
      Criteria: {
        StartUtcDT: dayBefore(startedAt).toISOString(),
        EndUtcDT: searchEnd(startedAt).toISOString(),
        InvoiceNbr: reference,
      },
    },
  });
  if (!isAccepted || !hasElement(result, 'FindTransactions'))
    throw new ProviderTimeoutError('Heartland sent an unreadable response');
  const found = allOf(result, 'Transactions').map(
    (transaction) => (name: string) => textOf(transaction, name),
  );
  const approved = found.filter(
    (of) => of('InvoiceNbr') === reference && /^(00|85)$/.test(of('IssuerRspCode') || of('RspCode')),
  );
  const returned = approved
    .filter((of) => of('ServiceName') === 'CreditReturn')
    .map((of) => of('OriginalGatewayTxnId'));
  return approved
    .filter((of) => of('ServiceName') === 'CreditSale' && /^[AC]$/.test(of('TxnStatus')))
    .filter((of) => !returned.includes(of('GatewayTxnId')))
    .map((of) => ({ id: of('GatewayTxnId'), amount: reportedCents(of('AuthAmt') || of('Amt')) }));
}

/** Heartland Secure Submit: CreditSale with the token that the browser got by JSONP. */
export const method = cardTokenMethod({
  settings,
  missing: 'heartlandTokenMissing',
  block: ({ heartland }) => heartland,
  charge: async (token, { grandTotal, reference, billing }, own) => {
    const {
      isGranted,
      id,
      text,
      response: result,
    } = await send(own, {
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
    return isGranted ? { id, ...amountIn(textOf(result, 'AuthAmt')) } : { refused: text };
  },
  release: (id, order, own) =>
    voidOrRefund(id, {
      voidCharge: () => requireApproval(own, { CreditVoid: { GatewayTxnId: id } }),
      findCharges: () => find(order, own),
      refund: () =>
        requireApproval(own, {
          CreditReturn: {
            Block1: {
              GatewayTxnId: id,
              Amt: decimal(order.grandTotal),
              AdditionalTxnFields: { InvoiceNbr: order.reference },
            },
          },
        }),
    }),
  find,
});
