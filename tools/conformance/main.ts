import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { BackendReport } from './backendReport.ts';
import { checkBackend } from './checkBackend.ts';
import { type ExpectedBodies, htmlReport } from './htmlReport.ts';
import { mask } from './mask.ts';
import { textReport } from './textReport.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    writes: { type: 'boolean' },
    'place-order': { type: 'boolean' },
    email: { type: 'string' },
    password: { type: 'string' },
    host: { type: 'string' },
    language: { type: 'string' },
    slow: { type: 'string' },
    json: { type: 'string' },
    html: { type: 'string', default: 'reports/conformance.html' },
  },
});

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

type Content = Record<string, { example?: unknown }>;
interface Operation {
  responses: Record<string, { content?: Content }>;
}

/** The examples of docs/openapi.json. */
function expectedBodies(): ExpectedBodies {
  const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return (name) => {
    const [method = '', path = ''] = name.split(' ');
    const [response] = Object.values(paths[path]?.[method.toLowerCase()]?.responses ?? {});
    return response?.content?.['application/json']?.example;
  };
}

/** The report as data: bodies without tokens and personal data, and without requests. */
const jsonReport = (report: BackendReport) => ({
  ...report,
  endpoints: report.endpoints.map(({ endpoint: _, exchanges, ...rest }) => ({
    ...rest,
    calls: exchanges.map(({ status, milliseconds, bytes, error, body }) => ({
      status,
      milliseconds,
      bytes,
      error,
      body: mask(body, { hidesPersons: true, mostElements: 2, mostCharacters: 200 }),
    })),
  })),
});

const [url] = positionals;
const slowMs = Number(values.slow ?? 500);
if (!url || !URL.canParse(url) || !(slowMs > 0)) {
  console.error(
    'URL must start with http, and --slow must be a positive number. Options: npm run conformance -- --help',
  );
  process.exit(2);
}
const { writes, email, host, language } = values;
/** In the environment, the password is hidden from other users of the machine. */
const password = values.password ?? process.env.CONFORMANCE_PASSWORD;
const report = await checkBackend(url, {
  slowMs,
  ...(writes ? { writes } : {}),
  ...(values['place-order'] ? { placeOrder: true } : {}),
  ...(email && password ? { email, password } : {}),
  ...(host ? { host } : {}),
  ...(language ? { language } : {}),
});
console.log(textReport(report));
write(values.html, htmlReport(report, expectedBodies()));
if (values.json) write(values.json, `${JSON.stringify(jsonReport(report), null, 2)}\n`);
console.log(`HTML report: ${values.html}`);
process.exitCode = report.isPassed ? 0 : 1;
