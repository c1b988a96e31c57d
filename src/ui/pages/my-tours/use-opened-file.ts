import { useEffect } from 'react';
import {
  DEVICE_CACHES,
  SHARED_FILE_NAME,
  SHARED_FILE_PARAM,
  SHARED_FILE_URL,
} from '../../../contract/device-caches.ts';
import { setExportRequest } from '../../layout/export-request.ts';
import { useQueryChange, withParam } from '../../shell/routing/use-query-change.ts';

/** Where browsers hand over the files that the system opens with the installed app. */
interface LaunchQueue {
  setConsumer: (consumer: (launch: { files?: readonly FileSystemFileHandle[] }) => void) => void;
}

/** Opens the import with a file that another app shared, or that the system opened with this app. */
export function useOpenedFile(): void {
  const changeQuery = useQueryChange();
  const state = new URLSearchParams(location.search).get(SHARED_FILE_PARAM);

  useEffect(() => {
    if (state === null) return;
    changeQuery((search) => withParam(search, SHARED_FILE_PARAM, null));
    const launched: LaunchQueue | undefined = Reflect.get(globalThis, 'launchQueue');
    if (state === 'launched' && launched)
      launched.setConsumer(({ files = [] }) => void open(launchedFile(files[0])));
    else void open(state === 'here' ? takeSharedFile() : Promise.resolve(null));
    // Once for each file.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the query is changed by this effect itself
  }, [state]);
}

/** Without a file the user selects it. */
async function open(file: Promise<File | null>): Promise<void> {
  try {
    setExportRequest({ kind: 'import', file: await file });
  } catch (error) {
    console.warn('The file that was handed over could not be read', error);
    setExportRequest({ kind: 'import', file: null });
  }
}

async function launchedFile(handle: FileSystemFileHandle | undefined): Promise<File | null> {
  return handle ? handle.getFile() : null;
}

/** Each file is opened once. */
async function takeSharedFile(): Promise<File | null> {
  const cache = await caches.open(DEVICE_CACHES.sharedFile);
  const answer = await cache.match(SHARED_FILE_URL);
  if (!answer) return null;
  const name = decodeURIComponent(answer.headers.get(SHARED_FILE_NAME) ?? '');
  const file = new File([await answer.blob()], name, { type: answer.headers.get('Content-Type') ?? '' });
  await caches.delete(DEVICE_CACHES.sharedFile);
  return file;
}
