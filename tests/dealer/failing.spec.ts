import { accountJourneys } from './account.ts';
import { browsingJourneys } from './browsing.ts';
import { buyingJourneys } from './buying.ts';
import { contentJourneys } from './content.ts';
import { failing, test } from './fixtures.ts';

test.use({ variant: failing });

browsingJourneys();
buyingJourneys();
accountJourneys();
contentJourneys();
