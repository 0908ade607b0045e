import type { ComponentProps } from 'react';
import type { FieldLook } from './field-look.ts';

const Input = ({ className = 'control', ...input }: ComponentProps<'input'>) => (
  <input className={className} {...input} />
);

/** The fields of visitors' forms: large, with what helps above the control. Their styles are `forms.css` and `form.css`. */
export const visitorLook: FieldLook = {
  Frame: ({ id, label, hint, error, children }) => (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <div className="form-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {children}
      {error && (
        <p className="form-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  ),
  Input,
  TextArea: (area) => <textarea className="control" {...area} />,
  Select: (select) => <select className="control" {...select} />,
  Check: ({ id, label, hint, error, input }) => (
    <div className="form-field form-check">
      <input {...input} />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <div className="form-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && <p className="form-error">{error}</p>}
    </div>
  ),
  Password: ({ input, toggle }) => (
    <div className="password-control">
      <Input {...input} />
      <button type="button" className="icon-button" {...toggle}>
        <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" strokeWidth="1.3" />
          <circle cx="12" cy="12" r="3" strokeWidth="1.3" />
          {toggle['aria-pressed'] && <path d="M4 20L20 4" strokeWidth="1.3" strokeLinecap="round" />}
        </svg>
      </button>
    </div>
  ),
};
