import { Modal, type ModalProps } from "./modal.tsx";

export type DialogProps = ModalProps;

/** A question or a short form in the middle of the screen, modal to the page. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} kind="dialog" />;
}
