import { ImageUp, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { UPLOAD_TYPES } from '../../../../contract/account-limits.ts';
import type { AccountFailure } from '../../../../data/account/account-client.ts';
import { Button } from '../../../components/form/button.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { cropOf } from './crop-window.ts';
import { FormFailureLine } from '../form-failure.tsx';
import { type Focal, PictureCrop } from './picture-crop.tsx';
import styles from './picture-upload.module.css';
import { type CheckedPicture, checkPicture, type PictureError } from './check-picture.ts';
import { type FormFailure, formFailureOf } from '../form/use-account-form.ts';

const CENTER: Focal = { x: 0.5, y: 0.5 };

export interface PictureUploadProps {
  /** The current picture, or a placeholder. */
  current: ReactNode;
  hasPicture: boolean;
  /** Aspect ratio of the frame, width divided by height. */
  aspect: number;
  round?: boolean;
  /** Returns null on success. */
  onSave: (picture: Blob, focal: Focal) => Promise<AccountFailure | null>;
  onRemove?: (() => Promise<AccountFailure | null>) | undefined;
}

/** Upload of a picture: select, crop, save. */
export function PictureUpload(props: PictureUploadProps) {
  const { current, hasPicture, aspect, round = false, onSave, onRemove } = props;
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<CheckedPicture | null>(null);
  const [focal, setFocal] = useState(CENTER);
  const [error, setError] = useState<PictureError | null>(null);
  const [formFailure, setFormFailure] = useState<FormFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const url = chosen?.url;

  // Revokes the previous object URL.
  useEffect(() => {
    if (url === undefined) return undefined;
    return () => URL.revokeObjectURL(url);
  }, [url]);

  async function choose(file: File | undefined): Promise<void> {
    if (input.current) input.current.value = '';
    if (file === undefined) return;
    const checked = await checkPicture(file);
    setFormFailure(null);
    setFocal(CENTER);
    setError(typeof checked === 'string' ? checked : null);
    setChosen(typeof checked === 'string' ? null : checked);
  }

  async function run(work: () => Promise<AccountFailure | null>): Promise<void> {
    setBusy(true);
    setFormFailure(null);
    const failure = await work();
    setBusy(false);
    if (failure === null) setChosen(null);
    else if (failure.code === 'too-large') setError('size');
    else if (failure.code === 'unsupported-type' || failure.code === 'invalid') setError('broken');
    else setFormFailure(formFailureOf(failure));
  }

  return (
    <div className={styles.upload}>
      {chosen === null ? (
        current
      ) : (
        <>
          <PictureCrop
            src={chosen.url}
            crop={cropOf(chosen.aspect, aspect)}
            aspect={aspect}
            round={round}
            focal={focal}
            onMove={setFocal}
          />
          {cropOf(chosen.aspect, aspect).axis !== null && (
            <p className={styles.hint}>{t('account.picture.cropHint')}</p>
          )}
        </>
      )}
      <input
        ref={input}
        className={styles.file}
        id={id}
        type="file"
        accept={UPLOAD_TYPES.join()}
        tabIndex={-1}
        aria-hidden
        onChange={(event) => void choose(event.currentTarget.files?.[0])}
      />
      <div className={styles.actions}>
        {chosen !== null && (
          <Button variant="primary" busy={busy} onClick={() => void run(() => onSave(chosen.file, focal))}>
            {t(busy ? 'account.picture.saving' : 'account.picture.save')}
          </Button>
        )}
        <Button
          variant="outline"
          icon={ImageUp}
          disabled={busy}
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {t(hasPicture || chosen !== null ? 'account.picture.change' : 'account.picture.choose')}
        </Button>
        {chosen !== null && (
          <Button variant="text" disabled={busy} onClick={() => setChosen(null)}>
            {t('account.picture.cancel')}
          </Button>
        )}
        {chosen === null && hasPicture && onRemove !== undefined && (
          <Button variant="text" icon={Trash2} disabled={busy} onClick={() => void run(onRemove)}>
            {t('account.picture.remove')}
          </Button>
        )}
      </div>
      <p className={styles.hint} id={`${id}-hint`}>
        {t('account.picture.hint')}
      </p>
      <div role="alert">
        {error !== null && <p className={styles.error}>{t(`account.picture.error.${error}`)}</p>}
      </div>
      <FormFailureLine failure={formFailure} />
    </div>
  );
}
