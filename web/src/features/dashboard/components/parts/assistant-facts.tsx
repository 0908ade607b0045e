import { useTranslation } from 'react-i18next';
import type { AiStatus } from '#contracts/ai-usage/endpoints.ts';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { PanelLinks } from '#web/shared/admin-theme/figures/panel-links.tsx';
import { CardFacts } from '#web/shared/admin-theme/lists/card-facts.tsx';

const stateOf = ({ available, configured }: AiStatus) => {
  if (!available) return 'assistant.silent';
  return configured ? 'assistant.withModel' : 'assistant.answers';
};

/** Whether the assistant answers, and when it did last. */
export const AssistantFacts = ({ status }: { status: AiStatus }) => {
  const { t } = useTranslation('dashboard');
  const { lastUsed } = status;
  return (
    <>
      <CardFacts
        facts={[
          { name: t('assistant.state'), value: t(stateOf(status)) },
          {
            name: t('assistant.lastUsed'),
            value: lastUsed ? <Timestamp value={lastUsed} withTime /> : t('assistant.never'),
          },
        ]}
      />
      <PanelLinks links={[{ to: sectionPaths.ai, text: t('assistant.open') }]} />
    </>
  );
};
