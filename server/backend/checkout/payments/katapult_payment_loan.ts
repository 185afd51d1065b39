import { leaseByKatapult } from '../gateways/katapult.ts';

export const method = leaseByKatapult('paymentKatapult', 'katapult');
