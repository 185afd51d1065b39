/** Paying did not work; message is for the shopper. Anything else that is thrown is a fault of ours. */
export class PaymentFault extends Error {}
