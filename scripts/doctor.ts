/** `npm run doctor`: looks at everything that a stage's deployment needs and says in words what is wrong. */
import { parseArgs } from 'node:util';
import { worst } from './operator/doctor/finding.ts';
import { runOperator } from './operator/operator-error.ts';
import { readStage } from './operator/stage.ts';

const usage = `usage: npm run doctor -- [--stage <name>]

Looks at the stage of cdk.json (prod unless named) with the AWS credentials of the environment, and changes nothing.
Exit status: 0 all is well, 1 with warnings, 2 with faults.`;

const signs = { ok: 'ok     ', warning: 'warning', error: 'FAULT  ' };

await runOperator(usage, async () => {
  const { values } = parseArgs({ options: { stage: { type: 'string' } } });
  const stage = readStage(values.stage);
  // Not before there is something to examine: the clients of AWS take longer to load than all the rest.
  const { examine } = await import('./operator/doctor/examine.ts');
  const findings = await examine(stage);
  for (const { severity, text, advice } of findings) {
    console.log(`${signs[severity]}  ${text}`);
    for (const line of advice?.split('\n') ?? []) console.log(`         ${line}`);
  }
  return worst(findings);
});
