import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { KnownModel } from '#contracts/catalog/known-models.ts';
import { listFormat } from '#contracts/text/formats.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { useModelWords } from '#web/shared/models/use-model-words.ts';
import { paths } from '#web/shared/paths.ts';
import { SourceLink } from '#web/shared/ui/source-link.tsx';
import { type ComparedRow, compareModels } from '../model/compared.ts';

interface ComparedModelsProps {
  models: readonly KnownModel[];
  brandName: (id: string) => string;
  draw: (model: KnownModel) => ReactNode;
  heading: Ref<HTMLHeadingElement>;
  onRemove: (id: string) => void;
}

/** Two or three models in columns: their drawings in one scale, where they differ, where they are alike, and who says so. */
export const ComparedModels = ({ models, brandName, draw, heading, onRemove }: ComparedModelsProps) => {
  const { t } = useTranslation(['compare', 'catalog', 'models']);
  const { nameOf, wordOf } = useModelWords();
  const list = listFormat(useLanguage(), { type: 'conjunction' });
  const { different, alike, single, unknown } = compareModels(models);
  const text = (row: ComparedRow, cell: ComparedRow['cells'][number]): string =>
    cell
      ? `${list.format(cell.values.map((value) => wordOf(row.attribute, value)))}${cell.isSourced ? '' : '*'}`
      : t('catalog:notKnown');
  const body = (title: string, rows: readonly ComparedRow[]) =>
    rows.length > 0 && (
      <tbody>
        <tr>
          <th className="compared-part" colSpan={models.length + 1} scope="colgroup">
            {title}
          </th>
        </tr>
        {rows.map((row) => (
          <tr key={row.attribute}>
            <th scope="row">{nameOf(row.attribute)}</th>
            {models.map((model, place) => {
              const cell = row.cells[place];
              return (
                <td key={model.id} className={cell ? undefined : 'compared-unknown'}>
                  {text(row, cell)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    );
  const sourced = models
    .map(({ id, name, attributes }) => {
      return { id, name, sources: [...new Set(Object.values(attributes).flatMap((fact) => fact?.sources ?? []))] };
    })
    .filter(({ sources }) => sources.length > 0);
  return (
    <section className="compared" aria-labelledby="compared-title">
      <h2 id="compared-title" ref={heading} tabIndex={-1}>
        {t('comparedTitle')}
      </h2>
      <div className="compared-scroll">
        <table>
          <thead>
            <tr>
              <td />
              {models.map((model) => (
                <th key={model.id} scope="col">
                  {draw(model)}
                  <Link className="eyebrow" to={paths.brand(model.brandId)}>
                    <bdi>{brandName(model.brandId)}</bdi>
                  </Link>
                  <span className="compared-name">
                    <bdi>{model.name}</bdi>
                  </span>
                  {model.isDiscontinued && <span className="compared-caution">{t('models:gone')}</span>}
                  {model.isPrePointe && <span className="compared-caution">{t('models:forPreparation')}</span>}
                  <button
                    type="button"
                    className="text-button"
                    aria-label={t('removeModel', { name: model.name })}
                    onClick={() => onRemove(model.id)}
                  >
                    {t('remove')}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          {body(t('different'), different)}
          {body(t('alike'), alike)}
          {body(t('single'), single)}
        </table>
      </div>
      <p className="fine">{`${t('drawnAsMedium')} ${t('widelySaid')}`}</p>
      {unknown.length > 0 && <p className="fine">{t('unknownOfAll', { list: list.format(unknown.map(nameOf)) })}</p>}
      {sourced.length > 0 && (
        <details>
          <summary>{t('catalog:sourcesTitle')}</summary>
          {sourced.map(({ id, name, sources }) => (
            <div key={id}>
              <h3>
                <bdi>{name}</bdi>
              </h3>
              <ul className="compared-sources">
                {sources.map((address) => (
                  <li key={address}>
                    <SourceLink address={address} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </details>
      )}
    </section>
  );
};
