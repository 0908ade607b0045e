import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { adminPaths, sectionPaths } from '#web/shared/admin-paths.ts';
import { useAnnounce } from '#web/shared/admin-theme/announcing/announcer.tsx';
import { ButtonLink } from '#web/shared/admin-theme/core/button.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { ApiError } from '#web/shared/api/api-error.ts';
import { useRecordEditor } from '#web/shared/editing/use-record-editor.ts';
import type { Loaded } from '#web/shared/editing/use-record-save.ts';
import { fetchTemplate, templateQuery } from '../../api/template-queries.ts';
import { useTemplateWrites } from '../../api/use-template-writes.ts';
import {
  loadedTemplate,
  newTemplate,
  type TemplateValues,
  templateEntrySchema,
  templateValues,
} from '../../model/template-values.ts';
import { TemplateActions } from './template-actions.tsx';
import { TemplateEditorForm } from './template-editor-form.tsx';

interface TemplateEditorProps {
  id: string;
  loaded: Loaded<TemplateValues>;
}

/** The form of one template, new or known. */
const TemplateEditor = ({ id, loaded }: TemplateEditorProps) => {
  const { t } = useTranslation('templates');
  const announce = useAnnounce();
  const navigate = useNavigate();
  const { save } = useTemplateWrites();
  const savedId = useRef(id);
  const isNew = loaded.version === 0;
  const editor = useRecordEditor({
    copyName: `template:${id}`,
    loaded,
    schema: templateEntrySchema,
    save: async (form, version, key) => {
      const reply = await save(id, form, version, key);
      savedId.current = reply.id;
      return { values: templateValues(form), version: reply.version };
    },
    fetchLatest: async () => loadedTemplate(await fetchTemplate(id)),
    onSaved: (_values, { isMerged, finish }) => {
      announce(t(isNew ? 'created' : isMerged ? 'savedMerged' : 'saved'));
      if (!isNew) return;
      finish();
      // Back does not lead to the empty form.
      void navigate(adminPaths.template(savedId.current), { replace: true });
    },
  });
  if (isNew) return <TemplateEditorForm title={t('new')} editor={editor} />;
  const name = editor.form.formState.defaultValues?.name ?? '';
  const leave = () => {
    editor.abandon();
    void navigate(sectionPaths.templates, { replace: true });
  };
  return (
    <TemplateEditorForm title={name} editor={editor}>
      <TemplateActions template={{ id, name }} editor={editor} onDeleted={leave} />
    </TemplateEditorForm>
  );
};

/** A template that there is. */
export const EditTemplateScreen = ({ id }: Omit<TemplateEditorProps, 'loaded'>) => {
  const { t } = useTranslation('templates');
  const { data: template, error, refetch } = useQuery(templateQuery(id));
  if (error instanceof ApiError && error.status === 404) {
    return (
      <>
        <PageHead title={t('gone')} />
        <ButtonLink variant="outlined" to={sectionPaths.templates}>
          {t('title')}
        </ButtonLink>
      </>
    );
  }
  if (error) return <FailureNotice title={t('loadOneFailed')} error={error} onRetry={() => void refetch()} />;
  if (!template) return <ListSkeleton rows={8} />;
  return <TemplateEditor id={id} loaded={loadedTemplate(template)} />;
};

/** A template to be. */
export const NewTemplateScreen = () => {
  const [loaded] = useState(() => ({ values: newTemplate(), version: 0 }));
  return <TemplateEditor id="new" loaded={loaded} />;
};
