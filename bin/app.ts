import { App, Validations } from 'aws-cdk-lib';
import { builtSite, requireOwnSite } from '#infra/built-site.ts';
import { parseStage, StageError } from '#infra/config.ts';
import { SiteStack } from '#infra/stack.ts';

const app = new App();

const stageOf = () => {
  try {
    const stage = parseStage(app.node.tryGetContext('stage'), app.node.tryGetContext('stages'));
    requireOwnSite(stage, builtSite());
    return stage;
  } catch (error) {
    if (!(error instanceof StageError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};

const stage = stageOf();
new SiteStack(app, `PointeShoes-${stage.name}`, { stage });

// The rule pack takes seconds to load. Only `npm run synth` and the tests ask for it; the local start does not.
if (app.node.tryGetContext('nag')) {
  const { AwsSolutionsChecks } = await import('cdk-nag');
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
}
app.synth();
