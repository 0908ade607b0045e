import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { EditedProduct } from '#contracts/catalog-editing.ts';
import { publicPaths, sectionPaths } from '#web/shared/admin-paths.ts';
import { useAnnounce } from '#web/shared/admin-theme/parts/announcer.tsx';
import { ApiError } from '#web/shared/api/api-error.ts';
import { isolate } from '#web/shared/i18n/isolate.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { fetchProduct } from '../api/catalog-queries.ts';
import { useCatalogWrites } from '../api/use-catalog-writes.ts';
import { nameIn } from '../model/localized.ts';
import { type ProductValues, productEntrySchema, productValues } from '../model/product-values.ts';
import { EditorFrame } from './editor-frame.tsx';
import { ProductFields, type ProductFieldsProps } from './product-fields.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useRecordEditor } from './use-record-editor.ts';
import type { Loaded } from './use-record-save.ts';

export interface ProductEditorProps extends Pick<ProductFieldsProps, 'brands'> {
  loaded: Loaded<ProductValues>;
  preview: (product: ProductValues, brandName: string | undefined) => ReactNode;
}

const toLoaded = (product: EditedProduct): Loaded<ProductValues> => ({
  values: productValues(product),
  version: product.version,
});

/** The form of one shoe, new or known. */
export const ProductEditor = ({ loaded, brands, preview }: ProductEditorProps) => {
  const { t } = useTranslation('catalog-editing');
  const announce = useAnnounce();
  const navigate = useNavigate();
  const { saveProduct } = useCatalogWrites();
  const { id } = loaded.values;
  const language = useLanguage();
  const isNew = loaded.version === 0;
  const editor = useRecordEditor({
    copyName: `product:${id}`,
    loaded,
    schema: productEntrySchema,
    save: async (...entry) => toLoaded(await saveProduct(...entry)),
    fetchLatest: async () => {
      const latest = await fetchProduct(id);
      if (!latest) throw new ApiError(t('productGone'), { status: 404 });
      return toLoaded(latest);
    },
    onSaved: ({ values }, isMerged) => {
      const link = { to: publicPaths.product(values.id), text: t('viewPage') };
      announce(t(isMerged ? 'savedMerged' : 'saved', { name: isolate(values.name) }), link);
      if (!isNew) return;
      guard.allowLeaving();
      // Back does not lead to the empty form.
      void navigate(sectionPaths.products, { replace: true });
    },
  });
  const guard = useLeaveGuard(editor);
  return (
    <EditorFrame
      title={isNew ? t('newProduct') : nameIn(loaded.values, language)}
      back={{ to: sectionPaths.products, text: t('products') }}
      editor={editor}
      guard={guard}
      preview={(values) => preview(values, brands.find((brand) => brand.id === values.brandId)?.name)}
    >
      <ProductFields isNew={isNew} brands={brands} />
    </EditorFrame>
  );
};
