import { useTranslation } from 'react-i18next';

const known = ['basic', 'bedrock', 'gateway'] as const;

/** The names of providers and models; the ids of models are their names. */
export const useAiNames = () => {
  const { t } = useTranslation('ai-usage');
  return {
    providerName(provider: string): string {
      const name = known.find((each) => each === provider);
      return name ? t(`provider.${name}`) : provider;
    },
    modelName: (model: string): string => (model === 'passages' ? t('withoutModel') : model),
  };
};
