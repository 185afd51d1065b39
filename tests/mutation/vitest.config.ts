import { defineConfig } from 'vitest/config';
import all from '../../vitest.config';

/** One project of vitest.config.ts with the tests of one subject: Stryker runs no projects. */
const { MUTATION_PROJECT, MUTATION_TESTS = '' } = process.env;
const projects = all.test?.projects ?? [];
const project = projects.find(
  (one) => typeof one === 'object' && 'test' in one && one.test?.name === MUTATION_PROJECT,
);
if (typeof project !== 'object' || !('test' in project)) throw new Error(`No project: ${MUTATION_PROJECT}`);

export default defineConfig({
  ...project,
  test: { ...project.test, include: MUTATION_TESTS.split(' '), maxWorkers: 1 },
});
