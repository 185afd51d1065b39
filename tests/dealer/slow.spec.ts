import { accountJourneys } from './account.ts';
import { browsingJourneys } from './browsing.ts';
import { buyingJourneys } from './buying.ts';
import { contentJourneys } from './content.ts';
import { slow, test } from './fixtures.ts';

test.use({ variant: slow });

browsingJourneys();
buyingJourneys();
accountJourneys();
contentJourneys();
