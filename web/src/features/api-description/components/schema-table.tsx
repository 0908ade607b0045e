import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ApiDocument, ApiPart } from '#contracts/api-description/endpoints.ts';
import { FigureTable } from '#web/shared/admin-theme/figures/figure-table.tsx';
import { type SchemaRow, schemaRows, typeOf } from '../model/schema-rows.ts';
import { Code, English } from './english.tsx';
import { Required } from './required.tsx';

const Meaning = ({ description, rules }: Pick<SchemaRow, 'description' | 'rules'>) => (
  <>
    {!description && rules.length === 0 && <span>–</span>}
    {description && <English text={description} />}
    {rules.map((rule) => (
      <Box key={rule} sx={{ color: 'text.secondary', code: { overflowWrap: 'anywhere' } }}>
        <Code>{rule}</Code>
      </Box>
    ))}
  </>
);

const FieldName = ({ path, isRequired }: Pick<SchemaRow, 'path' | 'isRequired'>) => {
  const { t } = useTranslation('api-description');
  const name = path.at(-1) ?? '';
  const [, option] = /^(?:\[\]\.)?(\d+)$/.exec(name) ?? [];
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, paddingInlineStart: `${(path.length - 1) * 16}px` }}
    >
      {option ? <span>{t('option', { number: option })}</span> : <Code>{name}</Code>}
      {isRequired && <Required />}
    </Box>
  );
};

interface SchemaTableProps {
  document: ApiDocument;
  schema: ApiPart;
  title: string;
}

/** The fields of a schema, those within a field below it; of a schema without fields, what it is. */
export const SchemaTable = ({ document, schema, title }: SchemaTableProps) => {
  const { t } = useTranslation('api-description');
  const rows = schemaRows(document, schema);
  if (rows.length === 0) return <Code>{typeOf(document, schema)}</Code>;
  return (
    <FigureTable
      title={title}
      heads={[t('field'), t('type'), t('meaning')]}
      rows={rows.map(({ path, type, ...row }) => ({
        key: path.join('.'),
        name: <FieldName path={path} isRequired={row.isRequired} />,
        cells: [<Code key="type">{type}</Code>, <Meaning key="meaning" {...row} />],
      }))}
    />
  );
};
