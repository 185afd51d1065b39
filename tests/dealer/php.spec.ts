import { accountJourneys } from './account.ts';
import { browsingJourneys } from './browsing.ts';
import { buyingJourneys, freshVisitors } from './buying.ts';
import { contentJourneys } from './content.ts';
import { php, test } from './fixtures.ts';

test.use({ variant: php });

browsingJourneys();
buyingJourneys();
freshVisitors();
accountJourneys();
contentJourneys();
