import { accountJourneys } from './account.ts';
import { browsingJourneys } from './browsing.ts';
import { buyingJourneys } from './buying.ts';
import { contentJourneys } from './content.ts';
import { plain, test } from './fixtures.ts';

test.use({ variant: plain });

browsingJourneys();
buyingJourneys();
accountJourneys();
contentJourneys();
