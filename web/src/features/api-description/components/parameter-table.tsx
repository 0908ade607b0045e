import { useTranslation } from 'react-i18next';
import type { ApiDocument, ApiPart } from '#contracts/api-description/endpoints.ts';
import { FigureTable } from '#web/shared/admin-theme/figures/figure-table.tsx';
import { resolve } from '../model/calls.ts';
import { typeOf } from '../model/schema-rows.ts';
import { Code, English } from './english.tsx';
import { Required } from './required.tsx';

const places = ['path', 'query', 'header'] as const;

/** The parameters beside the body: in the address and in headers. */
export const ParameterTable = ({ document, parameters }: { document: ApiDocument; parameters: readonly ApiPart[] }) => {
  const { t } = useTranslation('api-description');
  const found = parameters.map((part): ApiPart => resolve(document, part) ?? {});
  return (
    <FigureTable
      title={t('parameters')}
      heads={[t('field'), t('place'), t('type'), t('meaning')]}
      rows={found.map(({ name, in: where, required, schema, description }) => ({
        key: `${where} ${name}`,
        name: (
          <>
            <Code>{String(name)}</Code> {required === true && <Required />}
          </>
        ),
        cells: [
          t(`in.${places.find((place) => place === where) ?? 'header'}`),
          <Code key="type">{typeOf(document, (schema ?? {}) as ApiPart)}</Code>,
          description ? <English key="meaning" text={String(description)} /> : '–',
        ],
      }))}
    />
  );
};
