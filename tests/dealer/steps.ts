import type { Page } from '@playwright/test';
import type { DealerBackend } from './backend/dealerBackend.ts';
import type { DealerShopper } from './DealerShopper.ts';
import { test } from './fixtures.ts';

interface StepFixtures {
  page: Page;
  shopper: DealerShopper;
  backend: DealerBackend;
}

/** A part of a journey, with the name under which a report shows it. */
export type JourneyStep = readonly [name: string, run: (fixtures: StepFixtures) => Promise<void>];

/** Runs the steps one after another, in one visit. */
export async function runSteps(steps: readonly JourneyStep[], fixtures: StepFixtures): Promise<void> {
  for (const [name, run] of steps) await test.step(name, () => run(fixtures));
}
