import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ElementType,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** The texts of every field. */
export interface FieldLabels {
  label: ReactNode;
  /** A hint for filling it in. */
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
}

/** The attributes that tie a control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  required: boolean | undefined;
}

/** The props that tie a field to its form: `useSendForm` gives them. In a form that the browser itself reads, only a name. */
export type RegisteredField = Pick<UseFormRegisterReturn, 'name'> &
  Partial<Pick<UseFormRegisterReturn, 'ref' | 'onChange' | 'onBlur'>> & { error: string | undefined };

interface FrameProps extends FieldLabels {
  id: string;
  children: ReactElement;
}

interface CheckProps extends FieldLabels {
  id: string;
  input: ComponentProps<'input'>;
}

interface PasswordProps {
  input: ComponentProps<'input'> & ControlAttributes;
  toggle: { 'aria-label': string; 'aria-pressed': boolean; onClick: () => void };
}

/**
 * How the fields of a form are drawn: visitors' forms and those of the administrator area differ in nothing else. The id
 * of the hint ends in `-hint`, that of the error in `-error`.
 */
export interface FieldLook {
  /** A label, the control, what helps and what is wrong. */
  Frame: ComponentType<FrameProps>;
  Input: ElementType<ComponentProps<'input'>>;
  TextArea: ElementType<ComponentProps<'textarea'>>;
  Select: ElementType<ComponentProps<'select'>>;
  /** A box with its label beside it. */
  Check: ComponentType<CheckProps>;
  /** A password's input with the button that shows it. */
  Password: ComponentType<PasswordProps>;
}

const Look = createContext<FieldLook | undefined>(undefined);

/** Around a form: the look of its fields. */
export const FieldLookProvider = Look.Provider;

export const useFieldLook = (): FieldLook => {
  const look = useContext(Look);
  if (!look) throw new Error('A field stands outside of a form');
  return look;
};
