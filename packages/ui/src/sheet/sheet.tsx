import { Modal, type ModalProps } from "../dialog/modal.tsx";

export type SheetProps = ModalProps;

/** A panel from the bottom on a phone, from the side on a wide screen. */
export function Sheet(props: SheetProps) {
  return <Modal {...props} kind="sheet" />;
}
