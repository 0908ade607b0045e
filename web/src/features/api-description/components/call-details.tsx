import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiDocument } from '#contracts/api-description/endpoints.ts';
import { Tag } from '#web/shared/admin-theme/core/controls.ts';
import { CardFacts } from '#web/shared/admin-theme/lists/card-facts.tsx';
import { bodySchema, type Call } from '../model/calls.ts';
import { exampleOf } from '../model/example.ts';
import { CodeBlock } from './code-block.tsx';
import { CopyButtons } from './copy-buttons.tsx';
import { Code, English } from './english.tsx';
import { ParameterTable } from './parameter-table.tsx';
import { SchemaTable } from './schema-table.tsx';

interface CallProps {
  document: ApiDocument;
  call: Call;
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={{ mt: 3, minWidth: 0 }}>
    <Typography variant="h4" sx={{ fontSize: 15, fontWeight: 500, mb: 0.5 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

/** Who may call, how often, and how a list or a repeated write behaves. */
const Facts = ({ call }: { call: Call }) => {
  const { t } = useTranslation('api-description');
  const proof = call['x-proof'];
  const notes = [
    ['limit', call['x-rate-limit']],
    ['bounded', call['x-bounded']],
    ['repeatable', call['x-repeatable']],
  ] as const;
  return (
    <CardFacts
      facts={[
        {
          name: t('access.label'),
          value: [t(`access.${call['x-access']}`), proof && t(`proof.${proof}`)].filter(Boolean).join(' · '),
        },
        ...notes.flatMap(([name, text]) => (text ? { name: t(name), value: <English text={text} /> } : [])),
      ]}
    />
  );
};

/** The reply when all went well. */
const Reply = ({ document, call, status }: CallProps & { status: string }) => {
  const { t } = useTranslation('api-description');
  const reply = call.responses[status];
  const schema = bodySchema(reply);
  const title = t('reply', { status });
  return (
    <Section title={title}>
      {schema ? (
        <>
          <SchemaTable document={document} schema={schema} title={title} />
          <CodeBlock title={t('example')} text={JSON.stringify(exampleOf(document, schema), undefined, 2)} />
        </>
      ) : (
        <English text={String(reply?.description ?? '')} />
      )}
    </Section>
  );
};

/** All that a programmer has to know of a call. */
export const CallDetails = ({ document, call }: CallProps) => {
  const { t } = useTranslation('api-description');
  const body = bodySchema(call.requestBody);
  const statuses = Object.keys(call.responses);
  const done = statuses.filter((status) => /^[123]/.test(status));
  const refusals = statuses.filter((status) => /^[45]/.test(status));
  return (
    <Box sx={{ pt: 1, pb: 4, minWidth: 0 }}>
      {call.description && <English text={call.description} />}
      <CopyButtons document={document} call={call} />
      <Facts call={call} />
      <Section title={t('parameters')}>
        <ParameterTable document={document} parameters={call.parameters} />
      </Section>
      {body && (
        <Section title={t('body')}>
          <SchemaTable document={document} schema={body} title={t('body')} />
          <CodeBlock title={t('example')} text={JSON.stringify(exampleOf(document, body), undefined, 2)} />
        </Section>
      )}
      {done.map((status) => (
        <Reply key={status} document={document} call={call} status={status} />
      ))}
      <Section title={t('refusals')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {refusals.map((status) => (
            <Tag key={status}>{status}</Tag>
          ))}
          <Code>Problem</Code>
        </Box>
      </Section>
    </Box>
  );
};
