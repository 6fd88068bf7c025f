<?php
/**
 * Plugin Name: Aradhana widgets
 * Description: A block for widgets of the shop; where blocks are not used, [aradhana widget="pujas" limit="3" label="Upcoming pujas"].
 * Version: 1.0.0
 * Requires at least: 6.3
 */

defined( 'ABSPATH' ) || exit;

const ARADHANA_SHOP    = 'http://127.0.0.1:4300';
const ARADHANA_PARTNER = '3f0e6c52-9d1b-4e78-a4c6-7b25d1f08e93';

/** The element with the attributes that are set. */
function aradhana_widget( $given ) {
	// Only pages with a widget load the script.
	wp_enqueue_script( 'aradhana', ARADHANA_SHOP . '/embed/v1.js', array(), null, array( 'strategy' => 'async' ) );
	$attributes = array(
		'partner-id' => ARADHANA_PARTNER,
		'widget'     => 'pujas',
	);
	foreach ( array( 'widget', 'item', 'mode', 'label', 'height', 'limit', 'layout', 'background', 'deity', 'temple', 'purpose', 'lang' ) as $name ) {
		if ( isset( $given[ $name ] ) && '' !== $given[ $name ] ) {
			$attributes[ $name ] = $given[ $name ];
		}
	}
	$html = '';
	foreach ( $attributes as $name => $value ) {
		$html .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	// In the corner of the page the loader's own button is shown, which a link would replace.
	$link = 'floating' === ( $given['mode'] ?? '' ) ? '' : sprintf(
		'<a href="%s">%s</a>',
		esc_url( ARADHANA_SHOP . '/online-puja' ),
		esc_html( $given['label'] ?? 'Book a puja' )
	);
	return sprintf( '<aradhana-widget%s>%s</aradhana-widget>', $html, $link );
}

add_action(
	'init',
	function () {
		register_block_type(
			__DIR__,
			array(
				'render_callback' => function ( $attributes ) {
					return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), aradhana_widget( $attributes ) );
				},
			)
		);
	}
);
add_shortcode( 'aradhana', 'aradhana_widget' );
